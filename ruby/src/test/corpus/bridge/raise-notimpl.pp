t::raise_notimpl()
