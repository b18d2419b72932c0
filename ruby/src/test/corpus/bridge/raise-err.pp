t::raise_err()
