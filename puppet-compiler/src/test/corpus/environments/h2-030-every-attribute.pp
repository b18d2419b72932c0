site {
  environment { 'dev':
    envdir => "$confdir/dev", modulepath => 'm1:/abs/m2', manifestdir => 'mf', manifest => 'root.pp', templatedir => 'tpl', bindingsdir => 'b',
  }
}
$environment = 'dev'
