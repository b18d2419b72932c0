$x = @(E:json)
 {"a": 1}
 E