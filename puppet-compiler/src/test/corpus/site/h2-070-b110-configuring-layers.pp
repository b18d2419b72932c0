site { bindings => [ layer { inject('name'): include => [] } ] }
