# Lambdas over arrays and ranges.
function bench::run() {
  $numbers = Integer[1, 400].map |$x| { $x * 3 % 101 }
  $even = $numbers.filter |$x| { $x % 2 == 0 }
  $sum = $numbers.reduce(0) |$total, $x| { $total + $x }
  $pairs = Integer[1, 20].map |$a| { Integer[1, 20].map |$b| { $a * $b + $a - $b } }
  $found = $numbers.map |$i, $x| { if $i % 3 == 0 and $x > 50 { next($x) } else { $i } }
  [$sum, $even[0], $pairs[19][19], $found[-1]]
}
