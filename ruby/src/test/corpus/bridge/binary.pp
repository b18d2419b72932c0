notice(t::binary("grüß"))
