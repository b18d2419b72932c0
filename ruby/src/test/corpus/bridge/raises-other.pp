notice(api::raises('other'))
