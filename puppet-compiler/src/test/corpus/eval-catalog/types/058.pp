# logs only
notice(Integer.foo)
