type Tree = Variant[Integer, Array[Tree]]
[[1, [2, [3]]] =~ Tree, [1, ['a']] =~ Tree, Tree]
