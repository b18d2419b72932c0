# fact role: web
site {
  Environment { modulepath => "modules:$confdir/${role}" }
  environment { 'broken': envdir => '/nowhere' }
  environment { 'relative': envdir => 'somewhere' }
  environment { 'dev': envdir => "$confdir/dev", manifest => 'root.pp' }
  dynamic_environments { "$confdir/environments": }
}
$environment = 'dev'
