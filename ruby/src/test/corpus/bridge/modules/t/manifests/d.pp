define t::d($x = 1) {
  notify { "d ${title}": message => $x }
}
