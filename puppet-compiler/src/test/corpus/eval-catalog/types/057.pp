# logs only
$h = {a=>1}
notice($h.a)
