site {
  environment { 'dev': envdir => 42, modulepath => ['a', 'b'] }
  environment { 42: }
}
