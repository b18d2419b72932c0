notice(api::raises('argument'))
