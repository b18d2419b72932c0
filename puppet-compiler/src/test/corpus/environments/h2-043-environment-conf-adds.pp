site { environment { 'own': envdir => "$confdir/own", manifest => 'given.pp' } }
$environment = 'own'
