# logs only
type My = Object[{attributes=>{a=>Integer}}]
notice(annotate(My, My(1)))
