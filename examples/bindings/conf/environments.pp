# Which environment a node gets. The agent may ask; only the classifier, or a node whose name says so, is heard.
site {
  Environment { modulepath => '$confdir/../environments/production/modules' }
  dynamic_environments { "${confdir}/../environments": }
}

if $trusted['certname'] =~ /^staging-/ {
  $environment = 'staging'
}
