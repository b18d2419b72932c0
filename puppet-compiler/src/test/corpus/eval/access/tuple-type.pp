[Tuple[Integer, String], Tuple[Integer, 1, 3], Tuple[Integer, String, 2], Tuple[Integer, String, 1, default], [1, 'a'] =~ Tuple[Integer, String]]
