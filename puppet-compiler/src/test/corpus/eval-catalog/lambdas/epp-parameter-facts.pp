# logs only
notice(inline_epp('<%- |$facts| -%><%= $facts %>', {facts => 1}))
