# logs only
create_resources('nope', {'c'=>{}})
