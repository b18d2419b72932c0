notice(t::blockerr() |String $x| { $x })
