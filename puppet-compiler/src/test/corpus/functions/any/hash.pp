notice({a=>1,b=>2}.any |$k,$v| { $v == 2 }, {a=>1}.any |$kv| { $kv[0] == 'a' })
