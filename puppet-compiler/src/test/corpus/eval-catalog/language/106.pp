# logs only
crit('x') err('e') emerg('m') alert('a') warning('w') notice('n')
notice('a', 1, [1,2], {a=>undef}, undef, true, default, /x/)
notice([undef])
notice()
