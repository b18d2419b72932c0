site { dynamic_environments { "$confdir/environments": envdir => '/x' } }
