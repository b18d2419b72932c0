ty_nomatch { 'a': }
