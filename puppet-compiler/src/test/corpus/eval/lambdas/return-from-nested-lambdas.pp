function find_pair($sum) {
  [1, 2, 3].each |$a| {
    [4, 5, 6].each |$b| {
      if $a + $b == $sum { return([$a, $b]) }
    }
  }
}
[find_pair(7), find_pair(9)]
