# logs only
fail('a', 'b', [1])
