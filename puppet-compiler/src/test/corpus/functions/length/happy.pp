notice(length('añb'), length([1,2]), length({a=>1}), length(Binary('YWJj')))
