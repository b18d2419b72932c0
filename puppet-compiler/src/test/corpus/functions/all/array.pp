notice([1,2].all |$x| { $x > 0 }, [1,2].all |$x| { $x > 1 }, [].all |$x| { false })
