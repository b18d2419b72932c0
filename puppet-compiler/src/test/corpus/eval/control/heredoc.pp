$label = 'world'
$a = @("END")
  Hello ${label}
    indented
  | END
$b = @(RAW)
  no ${interpolation} \n here
  | RAW
$c = @("X"/tn)
  tab\there\n
  |- X
[$a, $b, $c]
