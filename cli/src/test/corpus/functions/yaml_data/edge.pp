notice(lookup('nothing', undef, undef, 'else'), lookup('list_yaml::a', undef, undef, 'not a hash'))
