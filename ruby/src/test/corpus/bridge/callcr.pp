notice(t::callcr({'a' => {}, 'b' => {message => 'x'}}))
realize(T::D['v'])
