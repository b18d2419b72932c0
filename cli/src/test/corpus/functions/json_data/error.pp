notice(lookup('bad_json::a'))
