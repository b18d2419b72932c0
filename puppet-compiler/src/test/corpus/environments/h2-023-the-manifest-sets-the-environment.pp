# agent: dev
# enc: {environment: dev}
site { environment { 'chosen': envdir => "$confdir/prod" } }
$environment = 'chosen'
