# logs only
$x = @(END:pp)
  $a = 
  | END
notice($x)
