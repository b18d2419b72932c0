# Building and reading nested hashes and arrays.
function bench::run() {
  $users = Integer[1, 120].reduce({}) |$all, $i| {
    $all + {"user${i}" => {'uid' => 1000 + $i, 'groups' => ["g${$i % 5}", 'users'], 'home' => "/home/user${i}"}}
  }
  $by_group = $users.reduce({}) |$groups, $entry| {
    [$name, $user] = $entry
    $group = $user['groups'][0]
    $members = $groups[$group] ? { undef => [], default => $groups[$group] }
    $groups + {$group => $members + $name}
  }
  $uids = $users.map |$name, $user| { $user['uid'] }
  $selected = $users.filter |$name, $user| { $user['uid'] > 1060 and 'g3' in $user['groups'] }
  $without = $selected - ['user63', 'user68']
  [$by_group['g2'][0, 2], $uids[5], $without['user73']['home']]
}
