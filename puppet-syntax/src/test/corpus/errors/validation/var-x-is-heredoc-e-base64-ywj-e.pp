$x = @(E:base64)
 YWJ
 E