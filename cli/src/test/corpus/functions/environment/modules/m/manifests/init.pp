class m($param = 'default') {
  notify { "m ${param}": }
}
