ty_api { 'a': seen => 'x' }
