# logs only
$x = @("END"/L)
  a \
  b ${1+1} \n
  |- END
notice($x)
