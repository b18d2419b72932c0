# logs only
$x = @("END"/nt$)
  a\tb\n \$x \s ${facts['x']}
  END
notice($x)
