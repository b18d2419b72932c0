'hello'[undef]
