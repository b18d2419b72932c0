# node: kermit
# fact: certname = piggy
site { categories { node => $trusted['certname'], claimed => $facts['certname'] } }
notice(inject('x'))
notice($trusted['certname'], $facts['certname'])
--- bindings/default.pp
bindings default {
when node kermit { bind 'x' to 'the certificate of kermit' }
when node piggy { bind 'x' to 'the certificate of piggy' }
when claimed piggy { bind 'x' to 'says it is piggy' }
}
