# Type matching, and functions with rich parameter types.
function bench::port(Variant[Integer[1, 65535], Pattern[/\A\d+\z/]] $value) >> Integer {
  case $value {
    Integer: { $value }
    default: { 0 }
  }
}

function bench::describe(
  Struct[{'name' => String[1], 'port' => Integer[1, 65535], Optional['tags'] => Array[Enum['a', 'b', 'c']]}] $service,
  Optional[Boolean] $verbose = false,
) >> String {
  $tags = $service['tags'] ? { undef => [], default => $service['tags'] }
  "${service['name']}:${service['port']} ${tags}"
}

function bench::run() {
  $values = [1, 'two', 3.5, [4], {'five' => 5}, true, undef, /x/, Integer[0, 9], default]
  $names = Integer[1, 40].map |$i| {
    $values.map |$value| {
      case $value {
        Integer[0, 10]: { 'small' }
        Numeric: { 'number' }
        String[1]: { 'text' }
        Array[Integer]: { 'integers' }
        Hash[String, Data]: { 'data' }
        Boolean: { 'boolean' }
        Undef: { 'nothing' }
        Type[Scalar]: { 'type' }
        default: { 'other' }
      }
    }
  }
  $ports = Integer[1, 60].map |$i| { bench::port($i) + bench::port("${i}") }
  $services = Integer[1, 60].map |Integer $i| {
    bench::describe({'name' => "s${i}", 'port' => 8000 + $i, 'tags' => ['a', 'c']})
  }
  [$names[0], $ports[3], $services[5]]
}
