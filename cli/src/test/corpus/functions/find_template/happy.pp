notice(find_template('m/plain.epp'))
