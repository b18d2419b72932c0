# logs only
with() |$facts = 2| { notice($facts) }
