notice(api::blocks({'a' => 1}) |$k| { $k })
