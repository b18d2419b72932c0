compare('a','b',true,true)
