t::raise_wrongargs()
