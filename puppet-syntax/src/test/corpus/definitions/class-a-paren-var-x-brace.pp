class a
($x) { }