notice(epp('m/typed', {'n' => 1}), epp('m/typed.epp', {n => 2, s => 'given'}))
