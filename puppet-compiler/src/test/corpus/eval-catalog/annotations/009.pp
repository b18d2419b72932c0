# logs only
type MyAnn = Object[{parent=>Annotation, attributes=>{x=>String}}]
notice(annotate(MyAnn, [1]) || { undef })
notice(annotate(MyAnn, [1]) || { 5 })
