# logs only
notice(group_by([1,2,3]) |$x| { $x % 2 }, group_by({a=>1,b=>2}) |$kv| { $kv[1] }, group_by({a=>1}) |$k,$v| { $v })
notice(partition([1,2,3]) |$x| { $x > 1 }, partition({a=>1,b=>2}) |$k,$v| { $v > 1 })
notice(tree_each([1,[2,{a=>3}]]) |$x| { $x })
notice(tree_each({a=>[1]}, {order=>'depth_first'}).map |$x| { $x })
notice(tree_each({a=>[1]}, {include_containers=>false}).map |$p, $v| { [$p, $v] })
notice(tree_each([1], {foo=>1}))
