# fact: kernel = Linux
notice($a, $b)
--- bindings/default.pp
bindings default { bind variables to { a => "on ${facts['kernel']}", b => 2 } }
