o_setvar(1, [2])
notice($zz, $yy)
o_setvar(3, 4)
