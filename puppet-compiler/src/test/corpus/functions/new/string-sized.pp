String[1,2].new(12345)
