[{'a' => 1, 'b' => 2}.map |$k, $v| { "${k}${v}" }, {'a' => 1}.map |$pair| { $pair }, {'a' => 1, 'b' => 2}.filter |$k, $v| { $v > 1 }, {'a' => 1}.each |$k, $v| { notice("${k}=${v}") }]
