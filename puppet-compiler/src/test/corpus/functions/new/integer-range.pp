Integer[1,10].new('11')
