function pick_one($x) {
  if $x { return('yes') }
  'no'
}
[pick_one(true), pick_one(false)]
