bindings default {
  when node 'a' { bind "x" to 1 }
  when node a or b { bind "x" to 1 }
  when virtual true and environment production or rack 1.5 { bind "x" to 1 }
  when node [a, 'b', "c"] { when common { bind "x" to 1 } }
  when 'two words' x and common { }
}
