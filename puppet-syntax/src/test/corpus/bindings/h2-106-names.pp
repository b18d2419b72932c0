bindings default {
  bind "/s" to 1
  bind "" to 1
  bind alias "a" as "/b"
  bind "/etc" to 1 in 'hash of paths'
}
