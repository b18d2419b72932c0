# logs only
type MyAnn = Object[{parent=>Annotation, attributes=>{x=>String}}]
type My = Object[{attributes=>{a=>Integer}}]
$o = My(1)
$a = annotate(MyAnn, $o) || { {x => 'lazy'} }
notice($a.x)
notice(annotate(MyAnn, $o, 'clear'))
notice(annotate(MyAnn, $o))
