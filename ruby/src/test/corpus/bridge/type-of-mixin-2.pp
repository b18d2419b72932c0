ty_mixin { 'x': other => 1 }
