$a = 5
$b = if $a > 3 { 'big' } elsif $a > 1 { 'medium' } else { 'small' }
$c = if $a < 3 { 'small' }
$d = if $a == 1 { 1 } elsif $a == 5 { notice('five') 'five' }
[$b, $c, $d]
