sprintf('%<z>s', {'a'=>1})
