[Integer('42'), Integer('0x1F', 16), String(5), Float('1.5'), Boolean('yes'), Array({'a' => 1}), Hash(['a', 1]), Integer.new('7'), Array[Integer].new([1, 2])]
