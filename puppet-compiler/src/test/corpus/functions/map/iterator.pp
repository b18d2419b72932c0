notice([1,2,3,4].step(2).map |$x| { $x }, {a=>1,b=>2}.reverse_each.map |$kv| { $kv })
