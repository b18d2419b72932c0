# The `listen` line of a site.
function nginx::listen(Nginx::Port $port) >> String {
  $port ? {
    80      => 'listen 80 default_server;',
    default => "listen ${port};",
  }
}
