site {
  Environment { modulepath => 'mods1' }
  environment { 'own': envdir => "$confdir/own" }
}
$environment = 'own'
