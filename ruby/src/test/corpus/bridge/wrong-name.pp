notice(api::wrong())
