notice(api::plain(1), api::plain(1, 2), api::plain(1, 2, 3, 4))
