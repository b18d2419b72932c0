import()
