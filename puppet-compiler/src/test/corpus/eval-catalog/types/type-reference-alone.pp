# logs only
notice(TypeReference)
