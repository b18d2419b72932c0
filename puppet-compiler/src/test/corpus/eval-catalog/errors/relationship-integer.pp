notify { 'a': }
1 -> Notify['a']
