fqdn_rand(0)
