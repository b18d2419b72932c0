"a\
b"