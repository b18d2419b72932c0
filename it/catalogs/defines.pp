# Defined types in defined types, with metaparameters handed down.
define leaf($n = 1) { notify { "leaf ${title} ${n}": } }
define branch(Array[Integer] $ns = [1, 2]) { $ns.each |$n| { leaf { "${title}/${n}": n => $n, tag => 'green' } } }
branch { 'b1': noop => true, loglevel => 'debug' }
branch { 'b2': ns => [3], require => Branch['b1'], schedule => undef }
