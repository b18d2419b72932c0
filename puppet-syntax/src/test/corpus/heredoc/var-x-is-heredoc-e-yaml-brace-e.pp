$x = @(E:yaml)
 : {
 E