site { bindings => [ layer { 'site': include => ['env:/default', 'env:/more'], exclude => 'env:/more' } ] }
class base { notify { 'base': } }
class ntp { notify { 'ntp': } }
notice(optionally_inject('more'))
--- bindings/default.pp
bindings default {
include base, ntp
exclude ntp
bind 'include' to 'a name'
}
--- bindings/more.pp
bindings more { bind 'more' to 1 }
