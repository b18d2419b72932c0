notice(t::blockret() |$x| { if $x == 2 { next('skip') } $x })
notice(t::blockret() |$x| { if $x == 2 { break() } $x })
