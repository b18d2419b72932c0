class c { bindings default { } }
