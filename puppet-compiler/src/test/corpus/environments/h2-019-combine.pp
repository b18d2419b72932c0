# agent: 1
# fact role: web
site { dynamic_environments { "$confdir/environments": } }
$environment = "${role}${agent_environment}"
