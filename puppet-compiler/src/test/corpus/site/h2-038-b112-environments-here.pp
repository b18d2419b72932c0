site {
  Environment { manifest => 'x' }
  environment { 'dev': }
  dynamic_environments { '/x': }
}
