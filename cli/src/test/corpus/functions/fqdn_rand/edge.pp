notice(fqdn_rand(1), fqdn_rand(100, ''), fqdn_rand(100, 'a', true), fqdn_rand(100, 'a', 'b', 'c'), fqdn_rand('100', 5), fqdn_rand(4294967296, 'big'), fqdn_rand(100, [1, 2]))
