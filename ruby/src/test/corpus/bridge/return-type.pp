notice(api::liar(1), api::liar('x'))
