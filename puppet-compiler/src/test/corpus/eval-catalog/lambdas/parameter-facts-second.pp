# logs only
[1].each |$i, $facts| { notice($facts) }
