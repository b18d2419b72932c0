$x = {a=>1}
getvar('x.a..b')
