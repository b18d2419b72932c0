@notify { 'v': }
@notify { 'w': }
realize Notify['v']
