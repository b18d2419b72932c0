class a { notify { 'n': require => Class['a'] } }
include a
