create_resources('file', {}, {}, {})
