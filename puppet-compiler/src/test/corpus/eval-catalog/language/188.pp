# logs only
notice(Foo['x'])
