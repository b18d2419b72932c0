$x = @(E:base64)
 YW!j
 E