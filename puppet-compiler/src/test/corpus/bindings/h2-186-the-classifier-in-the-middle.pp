# class: base
# variable: tier=gold
site { bindings => [ layer { 'site': include => 'env:/default' }, layer { 'enc': include => 'enc:' } ] }
class base { notice('base') }
class extra { notice('extra') }
notice($tier, inject('/classes'))
--- bindings/default.pp
bindings default { include extra }
