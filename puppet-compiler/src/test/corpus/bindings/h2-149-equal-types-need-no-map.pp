define web($p = 'x') { notice("${title} ${p}") }
web { 'two': }
web { 'one': p => 'a' }
define other($q = 1) { }
other { 'o': }
--- bindings/default.pp
bindings default {
bind parameters Web['two'] to Web['one']
}
