class c {
  bindings default { bind 'x' to 1 }
}
