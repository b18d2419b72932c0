[then(false) |$x| { $x }, then(undef) |$x| { fail('no') }, [1, undef][1].then |$x| { 2 }, '0'.then |$x| { undef }]
