notice(String(['aaaa','bbbb','cccc'],'%#10a'))
