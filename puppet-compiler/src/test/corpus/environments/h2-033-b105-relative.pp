site {
  environment { 'production':
    envdir => 'prod' }
}
