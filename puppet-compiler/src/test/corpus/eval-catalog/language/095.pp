# logs only
notice(join([1,[2,3],undef,'x'], '-'), join(['a'], ''), join([1,2]), join({a=>1}, ','))
