inline_epp('<%- | Integer $x | -%><%= $x %>', {x => 'a'})
