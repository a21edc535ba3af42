"""What carries every screen: the loop and the stack of scenes, the window, words, sound, preferences, who thinks.

A scene is told what it may use of it (`backstage`), answers with steps (`scene`) and names where they lead
(`navigation`). May import: game, phones, drawing, devices.
"""
