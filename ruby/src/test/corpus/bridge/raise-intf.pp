t::raise_intf()
