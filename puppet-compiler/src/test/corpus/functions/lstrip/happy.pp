notice("[${lstrip("\t
 a ")}]", lstrip([' a', 'b']), lstrip(5))
