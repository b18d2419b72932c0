# agent: web1
# enc: {environment: dev}
site { dynamic_environments { "$confdir/environments": } }
$environment = $agent_environment
