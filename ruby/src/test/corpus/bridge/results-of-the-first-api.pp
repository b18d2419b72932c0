notice(t_statement('a') =~ Undef)
$back = t_returns(File['/a'], [Class['b']])
notice(size($back))
File['/a'] -> Notify['n']
file { '/a': }
class b { }
include b
notify { 'n': require => $back }
