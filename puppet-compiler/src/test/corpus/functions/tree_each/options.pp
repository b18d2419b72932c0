notice([1,[2,[3]]].tree_each({include_root=>false}).map |$x| { $x }, [1,[2]].tree_each({include_containers=>false}).map |$x| { $x }, [1,[2]].tree_each({include_values=>false}).map |$x| { $x })
