notice(find_file('/no/such') == undef, find_file(['/no/such','x/y']) == undef, find_file() == undef)
