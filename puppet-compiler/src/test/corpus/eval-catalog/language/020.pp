# logs only
$q = 5
notice(inline_epp('<%= $q %>'))
