# fact role: web
$names = ['a', 'b'].map |$x| { "${x}1" }
if 'a1' in $names { site { dynamic_environments { "$confdir/environments": } } }
case $role {
  'web': { $environment = "${role}1" }
  default: { $environment = 'none' }
}
