# logs only
notice(getvar('a.b'), getvar('facts.os'), getvar('x', 'dflt'))
notice(getvar('facts.bogus.x'))
notice(getvar('0bad'))
