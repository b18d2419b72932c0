# strict_variables: true
$a = "x ${nope} y"
