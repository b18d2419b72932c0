create_resources('file', {}, 1)
