notice(lookup('hocon_only'))
