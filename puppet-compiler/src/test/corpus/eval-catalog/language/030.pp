# logs only
notice(inline_epp('<%- |Sensitive $a| -%><%= $a.unwrap %>', {a=>Sensitive('s')}))
