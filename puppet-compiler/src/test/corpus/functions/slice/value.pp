notice([1,2].slice(1) |$x| { })
