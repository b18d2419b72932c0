t::setv()
notice($fresh)
