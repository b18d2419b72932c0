notice([1,2].step(2), 10.step(3))
