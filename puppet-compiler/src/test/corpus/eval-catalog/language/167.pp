# logs only
notice(Struct[{''=>Integer}])
