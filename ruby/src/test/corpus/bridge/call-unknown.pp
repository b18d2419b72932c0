notice(api::caller('api::nothing'))
