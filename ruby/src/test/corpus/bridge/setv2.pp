t::setv2()
notice($fresh, $fresh2)
