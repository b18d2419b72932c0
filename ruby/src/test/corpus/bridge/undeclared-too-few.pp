notice(api::plain())
