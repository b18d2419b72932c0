$i = undef
[1, 2][$i]
