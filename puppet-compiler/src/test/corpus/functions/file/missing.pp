file('/no/such', 'nosuch/file')
