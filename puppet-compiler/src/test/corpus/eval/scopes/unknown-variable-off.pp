# strict: off
notice("[${nope}]")
$nope
