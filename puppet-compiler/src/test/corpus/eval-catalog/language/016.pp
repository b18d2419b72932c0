# logs only
notice(inline_epp('<%- | $a, $b = 2 | -%><%= $a %>-<%= $b %>', {a=>1}))
notice(inline_epp('<%- | $a, $b = 2 | -%><%= $a %>-<%= $b %>', {b=>1}))
