notice(index([5,6], 6), index([5,6], 7) == undef, index('abcd', 'cd'), index('abcd', /[bc]/), index({a=>1,b=>2}, 2), index('añb', 'b'))
