$label = 'web'
$label + 1
