# node: kermit
# explain: users
# explain: ports
--- bindings/default.pp
bindings default {
multibind Array[String], 'users' as 'm::users' { uniq => true }
bind to ['anna', 'akuna'] in 'm::users'
when node kermit { bind to 'anna' in 'm::users' }
when node piggy { bind to 'ries' in 'm::users' }
multibind Hash[Integer], 'ports'
bind 'http' to 80 in 'ports'
bind 'none' to optional undef in 'ports'
}
