site {
  Environment { config_version => 'x' }
  environment { 'dev': manifests => 'x' }
}
