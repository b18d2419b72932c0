site {
  environment { 'production': envdir => "$confdir/prod" }
  dynamic_environments { "$confdir/more": }
}
