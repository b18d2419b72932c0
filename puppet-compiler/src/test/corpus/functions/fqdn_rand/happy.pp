notice(fqdn_rand(30), fqdn_rand(30, 'seed'), fqdn_rand(1000000, 7), fqdn_rand('60'), fqdn_rand(10000000000))
