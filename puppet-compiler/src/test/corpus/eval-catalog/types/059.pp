# logs only
$s = Sensitive({a=>1})
notice($s.unwrap[a])
notice($s[a])
