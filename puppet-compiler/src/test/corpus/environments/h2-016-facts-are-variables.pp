# fact role: dev
site { environment { 'dev': envdir => "$confdir/${role}" } }
$environment = $facts['role']
