notice(max(1,'b'), max([1,'a']))
