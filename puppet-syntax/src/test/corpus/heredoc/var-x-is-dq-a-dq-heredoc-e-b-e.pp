$x = "a" + @(E)
b
E