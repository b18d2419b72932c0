notice(lookup('bad_eyaml::a'))
