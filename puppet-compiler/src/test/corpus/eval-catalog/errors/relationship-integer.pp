# logs only
notify { 'a': }
1 -> Notify['a']
