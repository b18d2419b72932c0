# The default layers: bindings/default.pp of this environment, if any, over those of the modules.
notice("staging of ${trusted['certname']}: ${inject('shop::greeting')}")
bindings default { bind "shop::database" to 'localhost' }
