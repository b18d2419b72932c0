site { environment { 'dev': envdir => "$confdir/dev", manifestdir => 'mf', manifest => '/abs/root.pp' } }
$environment = 'dev'
