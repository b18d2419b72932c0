# logs only
notice([3,1,2].sort, ['b','A','c'].sort, 'hello'.sort, [1,'a'].sort)
