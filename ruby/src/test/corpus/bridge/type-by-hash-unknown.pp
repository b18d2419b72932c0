api_resource { 'a': color => 'red' }
