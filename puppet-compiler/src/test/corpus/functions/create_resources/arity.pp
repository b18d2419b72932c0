create_resources('file')
