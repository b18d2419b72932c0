site { environment { 'dev': envdir => "$confdir/dev" } }
