fqdn_rand('x')
