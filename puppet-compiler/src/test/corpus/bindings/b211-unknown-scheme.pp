site { bindings => [ layer { 'external': include => 'my_ldap:/x' } ] }
