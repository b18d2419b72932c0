$v = "!!"
$a = @("END":base64)
  ${v}
  |- END
$a
