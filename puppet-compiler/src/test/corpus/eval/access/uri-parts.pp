$u = URI('http://u:p@h.example:8080/p/q?a=1#f')
[$u.host, $u.port, $u.path, $u.query, $u.scheme, $u.userinfo, $u.fragment, URI('http://x').port, URI('foo:bar').opaque, URI('http://x').query]
