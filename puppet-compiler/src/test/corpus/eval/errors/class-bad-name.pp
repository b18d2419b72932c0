Class['1abc']
