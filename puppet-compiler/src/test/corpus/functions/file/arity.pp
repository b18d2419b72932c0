file()
