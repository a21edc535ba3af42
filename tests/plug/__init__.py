"""Pulling the plug: evenings on a disk that lies, each cut short somewhere, and what has to be there afterwards."""
