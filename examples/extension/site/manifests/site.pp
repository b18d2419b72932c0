site {
  categories {
    node => $trusted['certname'],
    rack => extension::rack($trusted['certname']),
  }
  bindings => [
    layer { 'site':      include => 'env:/default' },
    layer { 'inventory': include => 'inventory:' },
  ]
}
notice(inject('request-id', { 'of' => 'one' }))
notice(inject('other-id', { 'of' => 'one' }))
notice(inject('power'))
