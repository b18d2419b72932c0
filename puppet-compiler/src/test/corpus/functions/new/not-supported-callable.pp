Callable.new(1)
