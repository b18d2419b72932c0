# logs only
$x = @(END)
 a
