notice(unwrap(Sensitive(1)), unwrap(2), unwrap(Sensitive('x')) |$x| { "${x}${x}" }, unwrap(Sensitive(Sensitive(3))))
