site {
  environment { 'mixed':
    envdir      => "$confdir/dev",
    modulepath  => '/abs/one:two:$codedir/three:../four',
    manifestdir => '/abs/manifests',
    manifest    => 'entry.pp',
    bindingsdir => '/abs/bindings',
  }
}
$environment = 'mixed'
