t::mism2([1])
