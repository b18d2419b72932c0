site { bindings => [ layer { 'l': include => ['nothing', 'confdir:x', 'confdir:/a?b', 'confdir:/a::', 'enc:/x', 'hiera:/x'] } ] }
