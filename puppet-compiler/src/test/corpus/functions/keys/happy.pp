notice(keys({a=>1, 2=>b}), keys({}))
