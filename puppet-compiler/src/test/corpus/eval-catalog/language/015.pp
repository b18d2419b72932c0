# logs only
$y = 'v'
$x = @("END")
	tab ${y}
	| END
notice($x)
