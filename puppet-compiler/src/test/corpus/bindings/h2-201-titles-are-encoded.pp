file { '/tmp/a[x]%': }
notice(inject('/param/File[%2Ftmp%2Fa%5Bx%5D%25]/mode'))
--- bindings/default.pp
bindings default {
bind parameters File['/tmp/a[x]%'] to { mode => '0600' }
}
