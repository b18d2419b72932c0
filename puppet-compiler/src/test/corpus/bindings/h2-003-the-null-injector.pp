notify { 'x': message => lookup('x', undef, undef, 'nothing') }
notice(inject('x'))
