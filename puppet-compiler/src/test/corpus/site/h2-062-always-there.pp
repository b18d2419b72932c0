notice('nothing said')
bindings default { }
