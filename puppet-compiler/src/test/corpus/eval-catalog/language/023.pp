# logs only
notice(inline_epp('<%= 1 '))
