ty_bad_noname { 'a': }
