site {
  dynamic_environments { "$confdir/environments": }
  environment { 'dev': envdir => "$confdir/dev"; 'prod': envdir => "$confdir/prod" }
}
$environment = 'dev'
