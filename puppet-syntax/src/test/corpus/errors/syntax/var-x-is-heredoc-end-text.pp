$x = @(END)
text