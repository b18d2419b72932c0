# nginx, with the sites that Hiera knows for this node.
class profile::web {
  contain nginx
}
