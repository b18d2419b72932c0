bindings default { bind dependency A['a'] <- B['b'] <~ C['c'] -> D['d'] }
