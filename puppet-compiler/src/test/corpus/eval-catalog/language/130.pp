# logs only
notice(-9223372036854775808 - 1)
