bindings default { bind to 3 }
