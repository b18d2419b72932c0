# logs only
type Tree = Variant[Integer, Tuple[Tree, Tree]]
notice([1,[2,3]] =~ Tree, [1,['x',3]] =~ Tree)
notice(assert_type(Tree, [1,['x',3]]))
