notice(api::raises('puppet'))
