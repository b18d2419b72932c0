t::badtype('a')
