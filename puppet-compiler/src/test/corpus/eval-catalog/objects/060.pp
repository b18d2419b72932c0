# logs only
type My = Object[{attributes=>{a=>Integer}}]
notice(String(My(1), '%p'))
notice(String(My(1), '%#p'))
notice(String([My(1)], '%#p'))
