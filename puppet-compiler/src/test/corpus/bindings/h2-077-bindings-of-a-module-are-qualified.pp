notice(inject('x'))
--- modules/m/bindings/default.pp
bindings m::default {
bind 'x' to 'of m'
}
