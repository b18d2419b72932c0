# node: kermit primary=kermit
# node: piggy primary=kermit
# node: gonzo primary=gonzo
notice(inject('role'))
--- bindings/default.pp
bindings default {
bind 'role' to 'secondary'
when node ["${facts['primary']}", 'gonzo'] { bind 'role' to 'primary' }
}
