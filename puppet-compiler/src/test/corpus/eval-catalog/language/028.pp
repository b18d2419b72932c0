# logs only
notice(inline_epp('<% return("x") %>'))
