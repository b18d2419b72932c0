# agent: prod
site { dynamic_environments { "$confdir/environments": } }
if true { $environment = 'dev' } else { $environment = 'web1' }
