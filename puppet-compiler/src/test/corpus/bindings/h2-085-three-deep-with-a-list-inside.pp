# node: kermit
# node: piggy
# node: gonzo
site { categories { os => 'debian', rack => 'r2' } }
notice(inject('x'))
--- bindings/default.pp
bindings default {
bind 'x' to 'none'
when os debian { bind 'x' to 'os' when rack ['r1', 'r2'] { bind 'x' to 'os and rack' when node kermit or piggy { bind 'x' to 'all three' } } }
}
