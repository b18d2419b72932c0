if 1 + 'a' == 2 {
  notice('never')
}
