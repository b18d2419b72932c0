group_by('abc') |$x| { $x }
