Integer('11', 3)
