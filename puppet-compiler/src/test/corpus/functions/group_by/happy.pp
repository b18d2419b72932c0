notice(group_by([1,2,3]) |$x| { $x % 2 }, group_by({a=>1,b=>1}) |$k,$v| { $v }, group_by(['a','b']) |$i,$x| { $i == 0 }, group_by({a=>1}) |$kv| { $kv[1] })
