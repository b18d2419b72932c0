# logs only
notice($foo::bar)
