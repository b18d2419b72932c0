# Secrets: whole parameters, and inside others.
file { '/tmp/bindery-secret': ensure => file, content => Sensitive("password\n"), mode => '0600' }
notify { 'nested': message => ['open', { 'closed' => Sensitive('secret') }] }
define keeper(Sensitive[String] $secret) { notify { "kept ${title}": message => $secret } }
keeper { 'k': secret => Sensitive('s3cret') }
