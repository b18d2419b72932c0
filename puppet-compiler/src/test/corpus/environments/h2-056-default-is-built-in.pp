site {
  Environment { modulepath => 'othermods', manifestdir => 'mf' }
  environment { 'dev': envdir => "$confdir/dev", modulepath => default, manifestdir => default }
}
$environment = 'dev'
