$environment = m::choose()
