t::raise_uri()
