notice(strip([1,2]), strip(5), camelcase([1.5]))
