define web($v = 'default') { notice($v) }
define limited($v = 0) { }
web { 'one': }
--- bindings/default.pp
bindings default {
bind parameters Web['one'] to optional Limited['web']
}
