$r = inline_epp('<%= $s %>!', {'s' => Sensitive('x')})
[$r =~ Sensitive, $r.unwrap]
