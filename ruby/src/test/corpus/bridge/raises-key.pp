notice(api::raises('key'))
