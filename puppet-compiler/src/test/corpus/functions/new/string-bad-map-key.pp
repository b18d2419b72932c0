String(1, {'a'=>'%s'})
