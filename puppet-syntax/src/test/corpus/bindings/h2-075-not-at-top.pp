class c {
  bindings default { bind "x" to 1 }
}
if true { bindings other { } }
