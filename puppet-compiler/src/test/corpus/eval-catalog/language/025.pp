# logs only
notice(inline_epp(5))
