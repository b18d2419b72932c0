notice(api::blocks({'a' => 1}) |$k, $v| { "${k}${v}" }, api::blocks(2), api::blocks(2) |$i| { $i * 10 })
