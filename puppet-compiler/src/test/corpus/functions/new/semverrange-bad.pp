SemVerRange('abc')
