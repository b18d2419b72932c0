function skip($x) {
  if $x { next('skipped') }
  'ran'
}
[skip(true), skip(false)]
