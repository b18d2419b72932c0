$x = @(END)
text
foo END
bar