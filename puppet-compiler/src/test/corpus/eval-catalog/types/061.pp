# logs only
$x = [1,2,3]
notice($x [1])
notice ($x)[1]
