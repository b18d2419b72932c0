$v = "x"
$a = @("END":json)
  {"a": ${v}}
  | END
$a
