site { dynamic_environments { "$confdir/environments": } }
$environment = 'nosuch'
