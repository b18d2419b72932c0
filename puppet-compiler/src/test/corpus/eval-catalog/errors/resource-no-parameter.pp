# logs only
notify { 'a': message => 'x' }
Notify['a']['colour']
