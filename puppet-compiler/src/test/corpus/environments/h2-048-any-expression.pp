# fact role: web
$tree = { 'web' => 'dev' }
site { environment { ['production', 'other']: envdir => [$confdir, $tree[$role]].join('/') } }
