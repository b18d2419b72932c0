# logs only
type MyAnn = Object[{parent=>Annotation, attributes=>{x=>String}}]
type My = Object[{attributes=>{a=>Integer}, annotations=>{MyAnn=>{x=>'on type'}}}]
notice(annotate(MyAnn, My).x)
notice(My)
