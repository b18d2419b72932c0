ty_nonames { 'a': v => 1 }
