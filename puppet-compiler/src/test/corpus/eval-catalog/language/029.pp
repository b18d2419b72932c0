# logs only
notice(inline_epp('a<% next() %>b'))
