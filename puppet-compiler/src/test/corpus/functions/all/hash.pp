notice({a=>1,b=>2}.all |$k,$v| { $v > 0 }, {a=>1}.all |$kv| { $kv[1] == 2 })
