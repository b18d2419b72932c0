generate('ls')
