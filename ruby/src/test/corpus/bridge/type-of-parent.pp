ty_parent { 'x': flag => true, list => ['a'], path => '/x' }
