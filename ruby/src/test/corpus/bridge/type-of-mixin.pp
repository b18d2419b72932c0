ty_mixin { 'x': mixed => 1 }
