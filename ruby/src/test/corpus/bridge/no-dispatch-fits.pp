notice(api::kind(11))
