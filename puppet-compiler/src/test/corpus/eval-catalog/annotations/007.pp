# logs only
type MyAnn = Object[{parent=>Annotation, attributes=>{x=>String}}]
notice(MyAnn, MyAnn('z'), annotate(MyAnn, Integer, {x=>'i'}), annotate(MyAnn, Integer))
notice(annotate(MyAnn, undef), annotate(MyAnn, true))
notice(annotate(MyAnn, 'x', 'bogus'))
