t::raise_kw()
