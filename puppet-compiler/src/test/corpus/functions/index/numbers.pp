notice(index([1.0], 1), index(['A'], 'a') == undef)
