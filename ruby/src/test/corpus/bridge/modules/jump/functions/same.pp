function jump::same($x) { $x }
