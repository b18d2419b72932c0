notice(epp('m/plain.epp'))
