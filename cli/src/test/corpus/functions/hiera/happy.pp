notice(hiera('greeting'))
