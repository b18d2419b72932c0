ty_feat { 'x': soft => 1, deep => 2 }
