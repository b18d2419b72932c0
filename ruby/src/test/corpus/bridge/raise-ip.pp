t::raise_ip()
