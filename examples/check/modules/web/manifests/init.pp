# A web server.
class web {
  include web::config
}
