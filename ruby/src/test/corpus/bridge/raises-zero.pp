notice(api::raises('zero'))
