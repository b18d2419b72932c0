[[].group_by |$x| { $x }, {'a' => 1, 'b' => 1}.group_by |$k, $v| { $v }, [1, 2, undef].group_by |$x| { undef }, [5, 6].group_by |$i, $x| { $i }]
