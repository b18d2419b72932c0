$v = 1
$a = @("END":json)
  {"a": ${v}}
  | END
$a
