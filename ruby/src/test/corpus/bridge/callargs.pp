t::callargs()
