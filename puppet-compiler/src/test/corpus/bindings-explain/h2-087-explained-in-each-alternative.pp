# node: kermit
# explain: x
site { categories { rack => 'r1', os => '' } }
--- bindings/default.pp
bindings default { when node kermit or rack r1 or os debian { bind 'x' to 'either' } }
