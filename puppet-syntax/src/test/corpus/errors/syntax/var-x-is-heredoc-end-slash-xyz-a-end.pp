$x = @(END/xyz)
 a
 END