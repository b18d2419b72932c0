# A site of the web server.
define web::site (Integer $port = 80) {
  notify { "port ${port}": }
}
