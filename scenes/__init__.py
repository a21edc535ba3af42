"""What people see, hear and touch."""
