function f() { return() }
notice(f() == undef)
