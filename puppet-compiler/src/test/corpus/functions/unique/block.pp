notice(unique(['a','B','A']) |$x| { downcase($x) }, unique('aAb') |$x| { upcase($x) }, unique({a=>1,b=>-1}) |$v| { abs($v) })
