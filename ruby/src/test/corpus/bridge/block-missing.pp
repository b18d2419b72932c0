notice(api::blocks({'a' => 1}))
