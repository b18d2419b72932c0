notice(sort([3,1,2]), sort(['b','A','a']), sort('hello'), sort([1.5,1]), sort([[2,1],[1,3]]))
