sort({a=>1})
