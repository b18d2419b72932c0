if $a { site { categories { rack => 1 } } } elsif $b { notice(1) }
case $kind {
  'a': { site { categories { rack => 2 } } }
  default: { }
}
unless $c { site { } }
