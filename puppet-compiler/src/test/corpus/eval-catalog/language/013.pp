# logs only
$x = @("END"/x)
  a
  END
