Any.new()
