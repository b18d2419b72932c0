Numeric({from => 'x'})
