[[].partition |$x| { true }, {'a' => 1, 'b' => 2}.partition |$k, $v| { $v > 1 }, [1, 2].partition |$i, $x| { $i == 0 }, [1, undef, 'x'].partition |$x| { $x }]
