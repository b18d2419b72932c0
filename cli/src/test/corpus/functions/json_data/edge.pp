notice(lookup('json_null', undef, undef, 'else'), lookup('json_only.a.1'))
