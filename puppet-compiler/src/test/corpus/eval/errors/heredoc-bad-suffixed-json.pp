$v = "x"
$a = @("END":foo+json)
  {"a": ${v}}
  | END
$a
