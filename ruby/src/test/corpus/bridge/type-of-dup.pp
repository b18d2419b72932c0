ty_dup { 'a': }
