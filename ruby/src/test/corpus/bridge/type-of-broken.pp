ty_broken { 'a': }
