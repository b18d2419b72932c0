# logs only
bogus { 'x': }
