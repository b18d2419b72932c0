$x = @(E:epp)
 <%= 
 E