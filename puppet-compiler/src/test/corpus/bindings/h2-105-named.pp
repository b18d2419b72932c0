notice(inject('main site URL for blogs'))
--- bindings/default.pp
bindings default {
bind 'main site URL for blogs' to 'http://blogs.example.org'
}
