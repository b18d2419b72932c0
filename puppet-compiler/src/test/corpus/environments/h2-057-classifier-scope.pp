# enc: {classes: [web], parameters: {tier: dev}, environment: old}
site { dynamic_environments { "$confdir/environments": } }
notice($classes)
notice($environment)
$environment = $tier
