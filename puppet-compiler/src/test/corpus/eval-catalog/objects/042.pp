# logs only
type MyAnn = Object[{parent=>Annotation, attributes=>{x=>String}}]
type My = Object[{attributes=>{a=>Integer}}]
notice(annotate(MyAnn, My(1), {y=>'z'}))
