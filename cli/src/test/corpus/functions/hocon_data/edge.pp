notice(lookup('hocon_only.b.1'), lookup('hocon_only.nope', undef, undef, 'else'))
