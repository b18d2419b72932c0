$x = @(E:data+json)
 {
 E