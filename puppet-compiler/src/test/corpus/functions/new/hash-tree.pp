notice(Hash([[[0],1],[[1,x],2]], hash_tree), Hash([[[],[1,2]],[[0],5]], tree))
