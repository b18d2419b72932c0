# logs only
notify { 'a': }
'a b c' -> Notify['a']
