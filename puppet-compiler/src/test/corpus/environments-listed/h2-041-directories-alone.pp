site { dynamic_environments { "$confdir/more": } }
