# fact role: web
# fact certname: forged
site { environment { 'web': envdir => "$confdir/dev" } }
if $role == 'web' and $facts['role'] == $::role and $trusted['certname'] == 'node1.example.com' {
  $environment = 'web'
}
notice($trusted['authenticated'], $facts['certname'])
