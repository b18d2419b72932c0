# logs only
type My = Object[{attributes=>{a=>Integer}}]
type MyAnn = Object[{parent=>Annotation, attributes=>{x=>String}}]
$o = My(1)
notice(annotate(MyAnn, $o))
$z = annotate(MyAnn, $o, {x=>'hello'})
notice($z.x)
notice(annotate(MyAnn, $o).x)
