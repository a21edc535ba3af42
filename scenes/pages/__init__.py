"""Everything that is not a table: title, lobby, results, rules, settings; widgets and the page they stand on.

Pages name each other through `scenes.stage.navigation`. May import: game, phones, drawing, devices, stage, table.
"""
