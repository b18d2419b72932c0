inline_epp('<%- | $x | -%><%= $x %>')
