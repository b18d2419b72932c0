# logs only
type MyAnn = Object[{parent=>Annotation, attributes=>{x=>String}}]
notice(annotate(MyAnn, [1]) |$x| { 5 })
