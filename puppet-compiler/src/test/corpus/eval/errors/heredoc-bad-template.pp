$v = "<%= 1 +"
$a = @("END":epp)
  ${v}
  |- END
$a
