notice(Tuple[String,Integer].new({a=>1}.map |$kv| { $kv }[0]))
