# logs only
notice(Struct[{5=>Integer}])
