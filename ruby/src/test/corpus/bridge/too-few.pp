notice(api::kind())
