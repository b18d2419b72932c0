site {
  Environment { envdir => "$confdir/base", manifest => 'start.pp' }
}
