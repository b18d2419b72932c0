t::nofn()
