notice(api::raises('nil'))
