# logs only
notice(5 ? { 1 => 2, default => 3 })
notice('abc' ? { /b(c)/ => $1, default => 3 })
notice($1)
