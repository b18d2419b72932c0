# explain: culor
# explain: entirely different
--- bindings/default.pp
bindings default { bind 'color' to 1 bind 'colors' to 2 when node piggy { bind 'culor' to 3 } }
