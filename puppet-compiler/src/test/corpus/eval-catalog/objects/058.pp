# logs only
type Runtime[ruby, 'Foo'] = Integer
