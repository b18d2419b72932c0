notice(lookup('greeting'), lookup('list'), lookup('map'))
