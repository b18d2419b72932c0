t::raise_intstr()
