# logs only
notice(chomp("a\n"), chop('abc'), strip(' a '), lstrip(' a '), rstrip(' a '), upcase('abc'), downcase('ABC'), capitalize('abc def'), camelcase('ab_cd'))
notice(upcase(['a',{b=>'c'}]), chomp(["a\n"]), upcase({a=>'b'}), camelcase(['a_b']), capitalize(5), length('abc'), size({a=>1}))
