bindings default {
  bind File['a'] to File['b']
  bind Resource['file', 'a'] to Resource['file', 'b']
  bind Resource['file'] to Resource['concat']
}
