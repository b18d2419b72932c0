# logs only
notice(inline_epp("<% if true { %>y"))
