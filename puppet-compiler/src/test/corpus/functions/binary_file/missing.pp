binary_file('/no/such/file')
