# logs only
notice(inline_epp('<%= $zz %>', {zz=>2}))
notice(inline_epp('<%= $yy %>'))
