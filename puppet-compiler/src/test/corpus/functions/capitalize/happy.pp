notice(capitalize('aBC'), capitalize(['x', 'yZ']), capitalize(''), capitalize('élan'))
