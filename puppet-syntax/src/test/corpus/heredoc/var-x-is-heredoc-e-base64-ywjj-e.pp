$x = @(E:base64)
 YWJj
 E