site { dynamic_environments { "$confdir/environments": manifest => 'init.pp' } }
