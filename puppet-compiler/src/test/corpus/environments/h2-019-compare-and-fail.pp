# agent: web1
# enc: {environment: dev}
site { dynamic_environments { "$confdir/environments": } }
if $agent_environment and $agent_environment != $environment { fail("asked for ${agent_environment}, is ${environment}") }
