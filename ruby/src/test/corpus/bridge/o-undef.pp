notice(o_undef(undef, [undef], {a => undef}))
