"""What is promised about files: one writer, bad bits, disks that lie."""
