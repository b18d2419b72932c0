t::wrongname()
