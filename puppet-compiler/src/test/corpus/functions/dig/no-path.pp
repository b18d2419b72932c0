notice(dig({a=>1}))
