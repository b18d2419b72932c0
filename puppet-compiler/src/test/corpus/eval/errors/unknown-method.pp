$a = 'x'
$a.frob(1)
