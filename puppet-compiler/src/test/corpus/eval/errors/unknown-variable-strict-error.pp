# strict: error
$nope
