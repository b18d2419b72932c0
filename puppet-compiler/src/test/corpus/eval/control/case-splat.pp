$lows = [1, 2, 3]
$highs = {'x' => 8}
[2, 9, 3, ['x', 8]].map |$v| {
  case $v {
    *$lows: { 'low' }
    *$highs: { 'pair' }
    5, *[8, 9]: { 'high' }
    default: { 'none' }
  }
}
