ty_condname { 'x': other => 1 }
ty_condname { 'y': key => 'x' }
