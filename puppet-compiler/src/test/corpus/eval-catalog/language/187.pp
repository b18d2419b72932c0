# logs only
notice(Foo)
