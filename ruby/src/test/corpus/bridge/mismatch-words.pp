notice(api::refuse(1))
notice(api::refuse('x'))
