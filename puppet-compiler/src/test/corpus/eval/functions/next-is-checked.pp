function f() >> String { next(1) }
f()
