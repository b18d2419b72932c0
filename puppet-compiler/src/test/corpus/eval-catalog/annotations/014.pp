# logs only
notice(Object[{name=>'Foo', attributes=>{a=>Integer}}].new(5))
