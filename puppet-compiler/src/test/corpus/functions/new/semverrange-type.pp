SemVerRange(1)
