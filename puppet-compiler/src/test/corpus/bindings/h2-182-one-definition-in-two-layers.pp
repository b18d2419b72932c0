site { bindings => [ layer { 'up': include => 'env:/default' }, layer { 'down': include => ['env:/default', 'env:/default'] } ] }
notice(inject('x'), inject('m'))
--- bindings/default.pp
bindings default {
bind 'x' to 1
multibind Array[String], 'm'
bind to 'twice' in 'm'
}
