$a::b = 1
$x = @(E:json)
 {"a": }
 E