notice(lookup('json_only'))
