t::callfail()
