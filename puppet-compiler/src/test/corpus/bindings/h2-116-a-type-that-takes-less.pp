define web($port = 1) { }
define lesser { }
--- bindings/default.pp
bindings default { bind Web to Lesser }
