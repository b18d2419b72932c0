notice(jump::symbols())
$s = jump::symbol('foo')
notice($s, "${s}", $s == 'foo', $s == jump::symbol('foo'), $s =~ String, type($s), $s in ['foo'])
