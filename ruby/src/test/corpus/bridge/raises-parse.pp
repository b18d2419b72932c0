notice(api::raises('parse'))
