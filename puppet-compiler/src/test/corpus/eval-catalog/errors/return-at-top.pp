# logs only
notice('before')
if true { return() }
