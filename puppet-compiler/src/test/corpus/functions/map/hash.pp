notice({a=>1}.map |$k,$v| { [$v,$k] }, {a=>1}.map |$kv| { $kv })
