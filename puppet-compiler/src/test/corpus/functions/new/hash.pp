notice(Hash([[a,1],[b,2]]), Hash([a,1,b,2]), Hash({a=>1}), Hash([]), Hash([[[a,b],1],[[a,c],2]], tree))
