notice(lest(1) || { 2 }, lest(undef) || { 3 }, lest(false) || { 4 })
