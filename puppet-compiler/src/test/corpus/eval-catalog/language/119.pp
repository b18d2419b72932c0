# logs only
notice(dig({a=>{b=>1}}, 'a', 'b'), dig([1], 5), dig({a=>1}, 'a', 'b'))
