t::raise_nomethod2()
