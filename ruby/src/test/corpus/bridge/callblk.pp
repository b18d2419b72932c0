notice(t::callblk([1,2,3]))
