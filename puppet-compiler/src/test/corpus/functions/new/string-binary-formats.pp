$b = Binary('YWJj')
notice(String($b), String($b,'%s'), String($b,'%p'), String($b,'%b'), String($b,'%B'), String($b,'%u'), String($b,'%t'), String($b,'%T'))
