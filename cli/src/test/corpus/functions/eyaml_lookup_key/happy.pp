notice(lookup('eyaml_only'))
