[digest(''), digest('ü')]
