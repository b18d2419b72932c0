# logs only
type MyAnn = Object[{parent=>Annotation, attributes=>{x=>String}}]
$s = "abc${1}"
notice(annotate(MyAnn, $s, {x=>'a'}))
notice(annotate(MyAnn, $s))
notice(annotate(MyAnn, "abc${1}"))
