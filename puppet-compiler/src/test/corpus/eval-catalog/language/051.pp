# logs only
case [1,2] { [1,2]: { notice('eq') } default: { notice('no') } }
case [1,'ab'] { [Integer, /a/]: { notice('m') } default: { notice('no') } }
case {a=>1,b=>2} { {a=>1}: { notice('m') } default: { notice('no') } }
case 5 { *[1,5]: { notice('splat') } default: { notice('no') } }
case undef { undef: { notice('u') } default: { } }
case 'A' { 'a': { notice('ci') } }
case 1.0 { 1: { notice('num') } }
case '1' { 1: { notice('strnum') } default: { notice('not') } }
case Integer { Type[Integer]: { notice('t') } default: {notice('d')} }
case default { default: { notice('dd') } }
