"""Who decides at a table instead of people: computer players that are looked on at, a record that is watched again.

A guide sees the table through the small face `GuidedTable`; only the table's scene and its prompt know that there are
guides.
"""
