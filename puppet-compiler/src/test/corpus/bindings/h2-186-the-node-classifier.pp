# variable: tier=gold
# class: base
# class: junk
site { bindings => [ layer { 'site': include => 'env:/default' }, layer { 'enc': include => 'enc:' } ] }
class base { notice('base') }
class junk { notice('junk') }
notice($tier)
--- bindings/default.pp
bindings default {
bind variables to { tier => 'silver' }
exclude junk
}
