dig([1], 'a')
