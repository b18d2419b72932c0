# logs only
notice(Struct[{a=>5}])
