# enc: {environment: qa}
site {
  environment { 'qa': envdir => "$confdir/prod" }
  environment { 'dev': envdir => "$confdir/dev" }
}
[1].each |$x| { $environment = 'dev' }
