notice(lookup('bad_yaml::a'))
