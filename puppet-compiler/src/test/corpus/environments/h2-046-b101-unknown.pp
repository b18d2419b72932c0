site { environment { 'dev': envdir => "$confdir/dev" } }
$environment = 'nosuch'
