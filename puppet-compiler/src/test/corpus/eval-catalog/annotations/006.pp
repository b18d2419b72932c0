# logs only
type MyAnn = Object[{parent=>Annotation, attributes=>{x=>String}}]
type My = Object[{attributes=>{a=>Integer}, annotations=>{MyAnn=>{y=>'t'}}}]
notice(My)
notice(annotate(MyAnn, My))
