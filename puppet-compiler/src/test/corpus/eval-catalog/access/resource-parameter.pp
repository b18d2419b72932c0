# logs only
notify { 'a': message => 'hello', loglevel => 'info' }
notice([Notify['a']['message'], Notify['a']['loglevel'], Notify['a']['message', 'loglevel'], Notify['a']['withpath']])
