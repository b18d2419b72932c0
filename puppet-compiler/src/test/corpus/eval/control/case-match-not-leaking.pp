$r = case 'abc' {
  /(b)(c)/: { $1 }
  default: { 'no' }
}
[$r, $1]
