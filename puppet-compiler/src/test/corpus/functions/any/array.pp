notice([1,2].any |$x| { $x > 1 }, [1,2].any |$x| { $x > 2 }, [].any |$x| { true })
