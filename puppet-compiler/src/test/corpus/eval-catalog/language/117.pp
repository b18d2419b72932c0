# logs only
create_resources('notify', {'c'=>5})
