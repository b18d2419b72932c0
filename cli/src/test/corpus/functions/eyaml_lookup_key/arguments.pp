notice(eyaml_lookup_key(1))
