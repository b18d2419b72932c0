ty_feat { 'x': provider => 'p' }
