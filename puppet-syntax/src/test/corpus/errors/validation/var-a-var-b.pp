$a
$b