# A source of a category: the rack is part of a node's name, as in r1-web01.example.com.
function extension::rack(String $certname) >> Optional[String] {
  $certname ? { /^(r\d+)-/ => $1, default => undef }
}
