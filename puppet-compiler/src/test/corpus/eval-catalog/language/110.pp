# logs only
notice(new(Integer, '5'), Integer.new('5'), String.new(5), new('Integer', '5'))
notice(new('Bogus', 5))
