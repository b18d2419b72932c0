notice(inject('once') == inject('once'), inject('each') == inject('each'))
--- bindings/default.pp
bindings default {
bind 'once' to fqdn_rand(1000000, "${inject('counter')}")
bind 'each' to "${notice('made')}" { singleton => false }
bind 'counter' to 1
}
