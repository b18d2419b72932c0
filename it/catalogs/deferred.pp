# What the agent works out.
notify { 'deferred': message => Deferred('join', [['a', 'b'], '-']) }
$later = Deferred('upcase', ['loud'])
notify { 'nested': message => [$later] }
