notice(Sensitive(1), Sensitive('x').unwrap, Sensitive(Sensitive(2)).unwrap)
