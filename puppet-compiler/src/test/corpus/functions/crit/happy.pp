crit('a', [1,undef], {k => v})
