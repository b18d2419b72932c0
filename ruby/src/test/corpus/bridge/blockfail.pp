notice(t::blockfail() |$x| { fail('inner') })
