notice($agent_environment =~ Undef)
