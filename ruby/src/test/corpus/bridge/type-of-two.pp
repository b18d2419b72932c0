ty_two { 'a': }
