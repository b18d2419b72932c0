bindings default {
  include shop
  bind override "shop::greeting" to 'Welcome'

  when os 'Debian' {
    bind parameters Package to { provider => 'apt' }
    when node 'web01.example.com' or 'web02.example.com' { bind override "shop::workers" to $facts['processors']['count'] * 2 }
  }
  bind to 'site-team' in 'monitoring::oncall'
}
