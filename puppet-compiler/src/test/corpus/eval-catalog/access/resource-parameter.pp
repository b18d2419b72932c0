notify { 'a': message => 'hello', loglevel => 'info' }
[Notify['a']['message'], Notify['a']['loglevel'], Notify['a']['message', 'loglevel'], Notify['a']['withpath']]
