ty_bad_badname { 'a': }
