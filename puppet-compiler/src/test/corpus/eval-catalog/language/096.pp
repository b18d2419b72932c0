# logs only
notice(flatten([1,[2,[3]]]), flatten(1,[2]), flatten({a=>1}), [[1,[2]]].flatten)
