# logs only
notify { 'a': }
notify { 'a': }
