# logs only
notice(keys({a=>1}), values({a=>1}), keys(5))
