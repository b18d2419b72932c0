site {
  environment { 'dev': envdir => "$confdir/dev" }
  environment {
    'production': envdir => '$confdir/prod', modulepath => default;
    'x': ;
  }
}
