class c { notice('included') }
notice(optionally_inject(Class['c']) =~ Undef)
notice(inject(Class['c']))
--- bindings/default.pp
bindings default { bind 'x' to 1 }
