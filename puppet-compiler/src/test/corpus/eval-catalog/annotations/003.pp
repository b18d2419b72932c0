# logs only
type MyAnn = Object[{parent=>Annotation, attributes=>{x=>String}}]
$s = [1,2]
notice(annotate(MyAnn, $s, {x=>'a'}))
notice(annotate(MyAnn, $s))
$h = {a=>1}
notice(annotate(MyAnn, $h, {x=>'b'}), annotate(MyAnn, $h))
notice(annotate(MyAnn, $h, {x=>'c'}), annotate(MyAnn, $h).x)
