define d(
  $x = lookup('nope')) { }

d { 't': }
