# enc: {environment: qa, parameters: {tier: dev}}
site {
  environment { 'qa': envdir => "$confdir/prod" }
  dynamic_environments { "$confdir/environments": }
}
if $tier == 'nothing like it' { $environment = 'dev' }
notice($environment)
