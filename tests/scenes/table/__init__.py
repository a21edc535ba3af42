"""What all tables share."""
