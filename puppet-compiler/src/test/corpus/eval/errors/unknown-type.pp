$x = Frobnicate
