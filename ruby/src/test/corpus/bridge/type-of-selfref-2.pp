ty_selfref { 'a': w => 1 }
