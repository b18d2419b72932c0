$x = 4
case true {
  $x < 3: { 'less' }
  $x > 3: { 'more' }
  default: { 'equal' }
}
