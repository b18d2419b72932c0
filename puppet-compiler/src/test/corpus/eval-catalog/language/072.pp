# logs only
with(1) |$x| { break() }
