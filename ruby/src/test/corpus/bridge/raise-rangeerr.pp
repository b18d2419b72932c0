t::raise_rangeerr()
