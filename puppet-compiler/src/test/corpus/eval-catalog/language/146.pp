# logs only
notice({a=>1}[])
