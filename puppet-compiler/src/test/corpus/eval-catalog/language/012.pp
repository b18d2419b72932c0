# logs only
$x = @("END":epp)
  <%= 1 %>
  | END
notice(inline_epp($x))
