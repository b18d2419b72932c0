$a = 5
[unless $a > 9 { 'low' }, unless $a == 5 { 'other' } else { 'five' }, unless true { 'x' }]
