class c($x = 'default') { notice($x) }
include c
notice(optionally_inject('c::x'))
notice(inject('c::x'))
--- bindings/default.pp
bindings default { bind 'c::x' to optional undef }
