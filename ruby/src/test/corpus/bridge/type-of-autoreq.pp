ty_autoreq { 'a': }
