site {
  bindings => [
    layer { 'site': include => 'confdir:/default' },
    { 'modules': include => ['module:/*::default'], exclude => 'module:/legacy::default', }
  ]
}
site { layers { layer { "a ${b}": include => ['c'].filter |$n| { $n == 'c' } } } }
site { bindings { { 'only': include => [] } } }
