# logs only
notice({a=>1} < {b=>1})
