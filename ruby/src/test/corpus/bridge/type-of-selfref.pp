ty_selfref { 'a': v => 1 }
