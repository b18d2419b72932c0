# Every node gets the base profile; what else it is, its name says.
node /^web\d+/ {
  include role::web
}

node /^db(\d+)/ {
  notice("database number ${1}")
  include role::database
}

node default {
  include profile::base
}
