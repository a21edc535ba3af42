"""What tests of several rooms need: hands on devices, tables to begin with, spoiled maps. Nothing here is a test."""
