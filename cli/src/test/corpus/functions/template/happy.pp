notice(template('m/plain.erb'))
