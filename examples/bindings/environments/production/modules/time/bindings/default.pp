bindings time::default {
  bind Array[String], "time::fallback" to ['pool.ntp.org']
}
