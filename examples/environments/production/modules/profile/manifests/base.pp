# What every machine has.
class profile::base {
  contain motd
  contain users
}
