notice(inject('new'))
notice(inject('old'))
--- bindings/default.pp
bindings default {
bind renamed 'old' as 'new'
}
--- modules/m/bindings/default.pp
bindings m::default {
bind 'old' to 1
}
