site { bindings => [ layer { 'a': include => 'my_ldap:' } ] }
