URI('http://a b')
