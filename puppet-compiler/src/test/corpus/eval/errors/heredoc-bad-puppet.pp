$v = "notice("
$a = @("END":pp)
  ${v}
  |- END
$a
