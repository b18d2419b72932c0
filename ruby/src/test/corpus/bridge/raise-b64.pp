t::raise_b64()
