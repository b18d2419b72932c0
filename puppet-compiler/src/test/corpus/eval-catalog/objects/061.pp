# logs only
type My = Object[{attributes=>{a=>Integer}}]
file { '/tmp/x': content => My(1) }
