notice(epp('m/typed', {'n' => 'one', 'extra' => 1}))
