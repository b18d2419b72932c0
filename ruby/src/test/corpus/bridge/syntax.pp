notice(api::broken())
