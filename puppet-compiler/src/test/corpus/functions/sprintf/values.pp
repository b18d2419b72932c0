notice(sprintf('%s|%s|%s|%s|%s|%p|%s', undef, [1,'a',undef], {a=>1}, true, /x/, 'q', Integer))
