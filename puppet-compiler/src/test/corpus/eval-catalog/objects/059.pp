# logs only
type My = Object[{attributes=>{a=>Integer, b=>{type=>Optional[String], value=>undef}}}]
notice(My(1))
notice(My(1, 'x'))
notice("${My(1)}")
notice(My(1) =~ Object, My =~ Type[Object])
notice(My.new(3).a)
$x = [1,2].map |$i| { My($i) }
notice($x)
