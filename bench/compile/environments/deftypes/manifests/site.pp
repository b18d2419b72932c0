# Four resources for each of `perf_count` instances of a defined type.
node default {
  Integer[1, $facts['perf_count']].each |$n| {
    app::instance { "app${n}": port => 1024 + $n % 60000, options => { 'name' => "app${n}", 'level' => $n % 7 } }
  }
  App::Instance <| title == 'app1' |> { options => { 'name' => 'first' } }
}
