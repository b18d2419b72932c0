bindings shop::default {
  # Whoever uses this module must say where its database is.
  bind abstract String, "shop::database"

  bind Integer, "shop::workers" to 2
  bind "shop::greeting" to 'Hello'
  bind to 'shop-team' in 'monitoring::oncall'
}
