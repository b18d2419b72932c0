String([1],'%[(a')
