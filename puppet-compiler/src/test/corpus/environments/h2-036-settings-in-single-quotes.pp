site {
  Environment { modulepath => '$confdir/mods/${environment}:$codedir/shared' }
  environment { 'dev': envdir => '$confdir/$environment' }
}
$environment = 'dev'
