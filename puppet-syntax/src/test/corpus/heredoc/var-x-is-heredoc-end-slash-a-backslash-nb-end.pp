$x = @(END/)
 a\nb
 END