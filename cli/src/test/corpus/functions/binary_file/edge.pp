$b = binary_file('m/empty')
notice(String($b), length($b), type($b))
