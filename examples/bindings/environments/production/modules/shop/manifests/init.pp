class shop(String $database = inject('shop::database'), Integer $workers = inject('shop::workers')) {
  file { '/etc/shop.conf': content => "database = ${database}\nworkers = ${workers}\n" }
}
