notice(inject('a'), inject('h'))
--- bindings/default.pp
bindings default {
multibind Array[String], 'a'
multibind Hash[Integer], 'h'
multibind String, 's'
}
