t::unktype('a')
