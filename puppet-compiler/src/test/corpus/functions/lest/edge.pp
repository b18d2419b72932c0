[lest(false) || { 'x' }, lest(undef) || { undef }, lest('') || { 1 }, undef.lest || { lest(undef) || { 2 } }]
