site { bindings => [ layer { 'l': include => ['my_ldap:', 'confdir:/nosuch', 'confdir:/none?optional', 'module:/*::none', 'env:/..'] } ] }
