notice([1,2].reverse_each, 'ab'.reverse_each, 5.reverse_each, {a=>1}.reverse_each, [].reverse_each)
