# fact role: b
site {
  environment {
    'a': envdir => "$confdir/dev", modulepath => 'mods', manifest => 'a.pp';
    'b': envdir => "$confdir/prod", modulepath => 'mods:/shared/modules', manifest => 'b.pp'
  }
}
$environment = $role
