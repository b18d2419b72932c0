type Small = Integer[0,9]
notice(Small('7'))
