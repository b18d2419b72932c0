$v = "x"
$a = @("END":yaml)
  {"a": [${v}}
  | END
$a
