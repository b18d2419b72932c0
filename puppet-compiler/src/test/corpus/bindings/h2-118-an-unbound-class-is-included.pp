class web { notice('web') }
$c = inject(Class['web'])
notice($c)
notice(inject(String))
--- bindings/default.pp
bindings default {
bind 'x' to 1
}
