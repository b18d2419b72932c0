site { Environment { envdir => "$confdir/prod", manifest => 'start.pp' } }
