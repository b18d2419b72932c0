'xy' =~ /(x)/
[1].each |$i| { 'pq' =~ /(p)/ notice($1) }
notice($1)
