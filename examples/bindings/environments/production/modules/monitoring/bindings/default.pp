bindings monitoring::default {
  # A list that everybody may add to.
  multibind Array[String], 'oncall' as 'monitoring::oncall' { uniq => true }
}
