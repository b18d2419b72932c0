notice(String([1,[2,3],4,{a=>1}],'%#a'))
