[Class, Class['a'], Class['a', 'b'], Class[['a']], Class['::Foo::Bar'], Class[[]]]
