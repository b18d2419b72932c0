api_thing { 'a': nothing => 1 }
