# logs only
$q = 5
notice(inline_epp('<%- | $a | -%><%= $q %>', {a=>1}))
