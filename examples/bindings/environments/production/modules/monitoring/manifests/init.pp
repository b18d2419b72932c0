class monitoring {
  file { '/etc/oncall': content => inject('oncall').join("\n") }
}
