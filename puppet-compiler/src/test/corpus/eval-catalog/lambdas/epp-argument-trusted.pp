# logs only
notice(inline_epp('<%= $x %>', {x => 1, trusted => 1}))
