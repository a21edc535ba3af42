"""Pages that lie over a table: they know it by its small face (`navigation.TableFace`), whatever is played there."""
