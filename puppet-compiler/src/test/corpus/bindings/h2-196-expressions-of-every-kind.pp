# fact: x = a,b
$keys = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'n', 'o', 'p', 'r', 's', 't', 'u', 'v']
$keys.each |$key| { notice($key, inject($key)) }
--- bindings/default.pp
bindings default {
bind 'a' to [1, 2].map |$x| { $x * 2 }
bind 'b' to 1 + 2 * 3 - (4 - 5)
bind 'c' to if $facts['nosuch'] { 'yes' } elsif $facts['x'] { 'else if' } else { 'no' }
bind 'd' to $facts['x'].split(',')
bind 'e' to { 'k' => $facts['x'], 'l' => [$x, "${x} c ${1 + 1}"] }
bind 'f' to ($facts['x'] =~ /^a/) ? { true => 'm', default => 'n' }
bind 'g' to inject('a').filter |$v| { $v in [1, 2] }
bind 'h' to -inject('b') ? { 1 => 2, default => 3 }
bind 'i' to case $facts['x'] { 'a': { 1 } /b$/: { 'ends in b' } default: { 2 } }
bind 'j' to (1 in [1])
bind 'k' to inject('b') + $facts['x'].size
bind 'l' to [*inject('a'), 2]
bind 'm' to !$facts['x']
bind 'n' to lookup('nosuch', Integer, first, 3)
multibind Array[Integer], 'o' { combinator => |$memo, $x| { if $x > 1 { $memo + [$x] } else { $memo } } }
bind to 1 in 'o'
bind to 2 in 'o'
bind 'p' to $facts['x'] ? { 'a' => { 'b' => 1 }, default => [] }
bind 'r' to @(END)
  a heredoc with ${facts['x']}
  | END
bind 's' to with('y') |$v| { $w = $v; "${w}${w}" }
bind 't' to unless false { 'unless' }
bind 'u' to sprintf('%s-%05d', $facts['x'], 42)
bind 'v' to $facts['x'][0, 1]
}
