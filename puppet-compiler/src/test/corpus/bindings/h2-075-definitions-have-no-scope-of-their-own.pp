notice(inject('x'), defined('$special::x'))
bindings special { bind 'x' to 1 }
site { bindings => [ layer { 'a': include => 'confdir:/special' } ] }
