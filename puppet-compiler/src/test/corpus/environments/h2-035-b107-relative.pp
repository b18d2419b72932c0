site { dynamic_environments { 'environments': } }
