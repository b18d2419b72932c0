site { environment { 'main': envdir => "$confdir/dev" } }
$environment = 'main'
