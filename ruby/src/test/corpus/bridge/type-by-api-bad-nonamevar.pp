ty_bad_nonamevar { 'a': }
