notice(api::raises('type'))
