# fact: virtual=true
# node: piggy
site {
  categories { node => $trusted['certname'], virtual => $virtual }
  bindings => [
    layer { 'site':        include => 'confdir:/default' },
    layer { 'resolutions': include => 'module:/x::resolutions' },
    layer { 'modules':     include => 'module:/*::default', exclude => 'module:/legacy::default' },
  ]
}
class base { }
class ntp { }
notice(inject('color'), inject('/classes'), inject('size'), inject('users').sort, inject('new name'))
--- conf/bindings/default.pp
bindings default {
bind override 'size' to 2
include [base, ntp]
when virtual true { bind 'color' to 'green' ; exclude ntp }
when node 'kermit' { include ntp }
when virtual true and environment production { bind 'color' to 'teal' }
multibind override Array[String], 'users' as 'm::users'
bind 'port' to 8080
}
--- modules/a/bindings/default.pp
bindings a::default {
bind 'color' to 'blue'
bind abstract Integer, 'size'
multibind Array[String], 'users' as 'm::users'
bind to 'anna' in 'm::users'
bind 'old name' to 'v'
}
--- modules/b/bindings/default.pp
bindings b::default {
bind 'color' to 'red'
bind 'size' to 1
bind 'port' to 80
bind to ['akuna', 'ries'] in 'm::users'
}
--- modules/x/bindings/resolutions.pp
bindings x::resolutions {
bind abstract override 'port'
bind renamed 'old name' as 'new name'
}
--- modules/legacy/bindings/default.pp
bindings legacy::default {
bind 'color' to 'never'
}
