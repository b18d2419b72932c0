# Calls of functions written in Puppet, typed and untyped.
function bench::fib(Integer $n) >> Integer {
  if $n < 2 { $n } else { bench::fib($n - 1) + bench::fib($n - 2) }
}

function bench::ackermann($m, $n) {
  if $m == 0 { $n + 1 }
  elsif $n == 0 { bench::ackermann($m - 1, 1) }
  else { bench::ackermann($m - 1, bench::ackermann($m, $n - 1)) }
}

function bench::run() {
  [bench::fib(14), bench::ackermann(2, 4)]
}
