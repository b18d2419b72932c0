function broken($why) {
  fail("broken: ${why}")
}
broken('test')
