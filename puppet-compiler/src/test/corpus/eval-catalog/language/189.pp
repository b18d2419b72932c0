# logs only
notice(Foo::Bar)
