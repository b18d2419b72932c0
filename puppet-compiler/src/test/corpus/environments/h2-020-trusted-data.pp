site { environment { 'node1.example.com': envdir => "$confdir/dev" } }
$environment = $trusted['certname']
