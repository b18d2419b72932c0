$n = 4
["${n + 1}", "${$n * 2}", "${if $n > 3 { 'big' } else { 'small' }}", "${[1, 2].map |$x| { $x + 1 }}", "${'nested ${n}'}", "${"inner ${n}"}"]
