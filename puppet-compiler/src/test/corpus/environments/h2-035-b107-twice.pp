site { dynamic_environments { "$confdir/environments": } }
site { dynamic_environments { "$confdir/more": } }
