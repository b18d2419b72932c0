case ['a', 1, [2, 3]] {
  ['a', 2, default]: { 'no' }
  ['A', Integer, [2, /3/]]: { 'regex does not match a number' }
  ['A', Integer, [Integer, default]]: { 'match' }
  default: { 'none' }
}
