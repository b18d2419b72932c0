case $facts['dc'] {
  /^(e.*)t$/: { site { categories { dc => $1 } } }
  default:    { site { categories { dc => 'wrong' } } }
}
unless $facts['dc'] == 'east' { site { categories { rack => 'wrong' } } }
if $facts['rack'] == 'none' { site { categories { rack => 'wrong' } } } elsif false { notice(1) }
