['0x10'.convert_to(Integer, 16), '7'.convert_to(Integer) |$x| { $x + 1 }, [1, 2].convert_to(String, '%(a'), undef.convert_to(String)]
