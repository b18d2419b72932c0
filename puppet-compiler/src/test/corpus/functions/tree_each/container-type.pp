notice([1,{a=>[2]}].tree_each({container_type=>Array}).map |$x| { $x })
