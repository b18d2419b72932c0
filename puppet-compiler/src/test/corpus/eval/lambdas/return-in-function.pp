function first_even($list) {
  $list.each |$x| {
    if $x % 2 == 0 { return($x) }
  }
  'none'
}
[first_even([1, 3, 4, 6]), first_even([1])]
