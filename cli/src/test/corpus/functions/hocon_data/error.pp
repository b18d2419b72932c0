notice(hocon_data('x', 'y', 'z'))
