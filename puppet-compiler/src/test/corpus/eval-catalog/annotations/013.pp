# logs only
type MyAnn = Object[{parent=>Annotation, attributes=>{x=>String}}]
notice(annotate(Pcore, [1], {MyAnn=>{x=>'1'}}))
