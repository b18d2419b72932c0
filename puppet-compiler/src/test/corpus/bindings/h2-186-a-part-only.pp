# class: base
# variable: tier=gold
site { bindings => [ layer { 'enc': include => 'enc:/variables' }, layer { 'site': include => 'env:/default' } ] }
class base { notice('base') }
notice($tier, inject('/classes'))
--- bindings/default.pp
bindings default { bind variables to { tier => 'silver' } }
