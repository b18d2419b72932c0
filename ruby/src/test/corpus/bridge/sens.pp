notice(t::sens(Sensitive('a')).unwrap)
notify { 'a': message => t::sens(Sensitive('b')) }
