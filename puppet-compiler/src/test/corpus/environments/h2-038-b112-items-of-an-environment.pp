site {
  categories { rack => 1 }
  bindings => []
  layers { }
}
