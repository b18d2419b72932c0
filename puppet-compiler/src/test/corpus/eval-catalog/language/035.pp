# logs only
$a = 1
$a = 2
