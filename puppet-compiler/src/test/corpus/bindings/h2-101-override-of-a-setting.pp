notice(inject('settings::certname'))
--- bindings/default.pp
bindings default { bind override 'settings::certname' to 'mine' }
