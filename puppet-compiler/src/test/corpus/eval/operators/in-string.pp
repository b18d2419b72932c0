['ell' in 'Hello', 'HELL' in 'hello', 'x' in 'hello', '' in 'a', /l+/ in 'hello', 1 in '1', 'É' in 'caf é']
