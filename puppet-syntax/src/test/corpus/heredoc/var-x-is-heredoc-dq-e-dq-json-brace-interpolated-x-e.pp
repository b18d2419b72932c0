$x = @("E":json)
 {${x}
 E