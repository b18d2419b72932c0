tree_each('abc')
