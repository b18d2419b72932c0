capitalize({a=>1})
