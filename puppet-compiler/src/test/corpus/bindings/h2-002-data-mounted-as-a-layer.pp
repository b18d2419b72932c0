site { bindings => [ layer { 'data': include => 'hiera:' } ] }
notice(optionally_inject('nowhere') =~ Undef, inject('settings::confdir'))
