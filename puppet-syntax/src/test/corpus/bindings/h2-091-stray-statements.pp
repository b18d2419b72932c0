bindings default {
  notify { 'x': }
  $x = 1
  when node a { class b { } }
}
