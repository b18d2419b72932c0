notice(o_blk())
