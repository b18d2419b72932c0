define app::instance(App::Port $port, Hash[String, Scalar] $options = {}) {
  $lines = $options.map |$key, $value| { "${key}=${value}" }
  file { "/etc/app/${title}.conf": ensure => file, mode => '0640', content => $lines.join("\n") }
  ~> service { "app@${title}": ensure => running, enable => $port > 2000 }
  exec { "register ${title}": command => "/usr/bin/app register ${title} ${port}", refreshonly => true }
}
