notice(hiera('nosuch'))
