notice(find_template('m/nope', 'nosuch/x', 'm/plain.erb'), find_template(['m/typed.epp']), find_template('/nowhere'))
