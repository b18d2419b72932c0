api_thing { 'a:large': ensure => present, size => [1, '2'] }
api_thing { 'b': kind => 'small', extra_one => 1, provider => 'ruby' }
