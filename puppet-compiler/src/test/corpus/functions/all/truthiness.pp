notice([1,2].all |$x| { '' }, [1,2].all |$x| { undef })
