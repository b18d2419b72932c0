include api
notice($api::from_hash, $api::place, $api::names, $api::k_one, lookup('api::deep.a.b'), lookup('api::k_two'), lookup('api::none', default_value => 'none'))
