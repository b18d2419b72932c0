$x = @(END:a+b)
text
END