notice(lookup('eyaml_map'), lookup('eyaml_map.b.1'), lookup('eyaml_nope', undef, undef, 'else'))
