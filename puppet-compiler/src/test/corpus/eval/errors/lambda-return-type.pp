[1].map |$x| >> String { $x }
