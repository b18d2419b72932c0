bindings default {
  bind parameters c to { p => 1, p => 2 }
  bind map Web to Sql { a => b, a => c }
}
