site {
  # Most specific first. environment and common are added below.
  categories {
    node => $trusted['certname'],
    os   => $facts['os']['family'],
  }
  bindings => [
    layer { 'site':    include => ['confdir:/default', 'env:/default'] },
    layer { 'data':    include => 'hiera:' },
    layer { 'modules': include => 'module:/*::default', exclude => 'module:/legacy::default' },
  ]
}

notice("The shop greets with '${inject('shop::greeting')}'")
notice("Who is on call: ${inject('oncall').join(', ')}")
