notice(1)
--- bindings/default.pp
bindings default {
include nosuch
}
