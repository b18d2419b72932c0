api_thing { 'a:large': }
api_thing { 'other': name => 'a', kind => 'large' }
