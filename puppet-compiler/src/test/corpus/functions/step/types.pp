notice(type(10.step(3)), type(['a',1].step(2)))
