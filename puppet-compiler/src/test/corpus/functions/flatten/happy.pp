notice(flatten([1,[2,[3]]]), flatten(1,[2]), flatten(), flatten({a=>[1]}))
