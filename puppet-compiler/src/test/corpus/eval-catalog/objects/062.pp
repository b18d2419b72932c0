# logs only
type My = Object[{attributes=>{a=>Integer}}]
notify { 'x': message => My(1) }
