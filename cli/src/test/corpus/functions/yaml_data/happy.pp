notice(lookup('yaml_only'))
