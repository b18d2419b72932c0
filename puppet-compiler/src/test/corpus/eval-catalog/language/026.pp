# logs only
notice(inline_epp('x', 5))
