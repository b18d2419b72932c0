site { bindings => [ layer { 'l': include => ['confdir:/a', 'env:/b', 'module:/m::c'] } ] }
