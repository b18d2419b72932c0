# logs only
type MyAnn = Object[{parent=>Annotation, attributes=>{x=>String}}]
type My = Object[{attributes=>{a=>Integer}, annotations=>{MyAnn=>{x=>'t'}}}]
notice(annotate(MyAnn, My, 'clear'))
