# agent: dev
site { dynamic_environments { "$confdir/environments": } }
notice("agent wants ${agent_environment}, environment is set: ${defined('$environment')}")
