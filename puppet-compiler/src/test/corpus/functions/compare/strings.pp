notice(compare('a','B'), compare('a','B',false), compare('A','a'), compare('A','a',false))
