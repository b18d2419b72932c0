notice(inline_epp('<%- | Integer $x, $y = 3 | -%><%= $x + $y %>', {x => 2}))
