# logs only
$f = |$x| { $x }
