[5.then |$x| { $x + 1 }, undef.then |$x| { fail('never') }, undef.lest || { 'given' }, 5.lest || { 'no' }]
