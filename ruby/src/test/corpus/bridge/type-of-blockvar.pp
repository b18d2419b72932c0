ty_blockvar { 'x': }
ty_blockvar { 'y': key => 'x' }
