# Interpolation, comparison and regular expressions.
function bench::run() {
  $hosts = Integer[1, 200].map |$i| { "web${i}.dc${$i % 4}.example.com" }
  $parts = $hosts.map |$host| {
    if $host =~ /\A([a-z]+)(\d+)\.dc(\d)\.(.*)\z/ {
      "${1}-${2}@${3} in ${4}"
    } else {
      'unknown'
    }
  }
  $kinds = $hosts.map |$host| {
    case $host {
      /dc0/: { 'north' }
      /dc1/: { 'east' }
      /dc2/: { 'south' }
      default: { "west of ${host}" }
    }
  }
  $same = $hosts.filter |$host| { $host == 'WEB7.DC3.EXAMPLE.COM' or 'b19' in $host }
  ["${parts[10]}", $kinds[3], $same[0]]
}
