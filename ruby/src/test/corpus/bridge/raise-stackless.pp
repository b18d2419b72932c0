t::raise_stackless()
