function mode(Enum['ro', 'rw'] $m) { $m }
mode('rx')
