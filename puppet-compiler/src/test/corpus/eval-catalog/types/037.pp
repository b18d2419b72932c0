# logs only
type A = Struct[{a=>Integer}]
notice(A({a=>1}))
notice(A({a=>'x'}))
