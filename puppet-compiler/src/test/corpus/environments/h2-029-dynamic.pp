site { dynamic_environments { "$confdir/environments": manifest => 'init.pp' } }
$environment = 'web1'
