function pick($networking, $seed) { fqdn_rand(100, $seed) }
[fqdn_rand(1), fqdn_rand('100'), fqdn_rand(4294967296)]
