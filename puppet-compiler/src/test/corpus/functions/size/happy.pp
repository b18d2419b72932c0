notice(size('abc'), size([1]), size({}), size(Binary('YQ==')))
