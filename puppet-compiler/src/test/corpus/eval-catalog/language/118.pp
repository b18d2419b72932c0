# logs only
create_resources('notify', 5)
