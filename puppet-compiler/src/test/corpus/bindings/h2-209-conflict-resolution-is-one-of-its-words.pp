notice(inject('m'))
--- bindings/default.pp
bindings default {
multibind Hash[String], 'm' { conflict_resolution => 'prioritty' }
}
