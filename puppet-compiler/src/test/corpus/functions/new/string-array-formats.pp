notice(String([1,2],'%a'), String([1,[2,'x']],'%p'), String([1,2],'%(a'), String([1,2],'% a'), String([1,2],'%<a'), String([1,2],'%|a'))
