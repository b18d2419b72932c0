t::raise_timeerr()
