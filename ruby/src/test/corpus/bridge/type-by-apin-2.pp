ty_apin { 'a': one => 'x', two => 'y' }
ty_apin { 'x': two => 'y' }
