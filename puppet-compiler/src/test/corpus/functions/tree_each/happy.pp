[1,[2,{a=>3}]].tree_each |$v| { notice($v) }
