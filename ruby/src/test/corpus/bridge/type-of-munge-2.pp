ty_munge { 'bad': }
