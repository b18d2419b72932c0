class t($v = 'param') {
  $local = 'loc'
  notify { 'in t': message => 'm', tag => 'special' }
}
