[1].each |$x| { site { } }
