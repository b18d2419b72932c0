# logs only
frobnicate { 'a': }
