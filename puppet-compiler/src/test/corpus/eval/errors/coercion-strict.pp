# strict: error
$n = '10'
$n + 1
