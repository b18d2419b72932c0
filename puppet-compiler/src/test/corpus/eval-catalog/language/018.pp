# logs only
notice(inline_epp('<%- | Integer $a | -%><%= $a %>', {a=>1, b=>2}))
