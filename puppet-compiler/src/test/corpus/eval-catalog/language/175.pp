# logs only
notice(Boolean[true], Boolean[false])
