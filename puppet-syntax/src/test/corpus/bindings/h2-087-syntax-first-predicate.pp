bindings default { when a { } }
