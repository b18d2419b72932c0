$given = [1, {'a' => undef}]
notice(template('m/vars.erb', 'm/plain.erb'))
