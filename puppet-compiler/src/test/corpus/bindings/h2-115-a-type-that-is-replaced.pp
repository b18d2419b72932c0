define web($port = 1) { notify { "web ${title} ${port}": } }
define better($port = 2, $more = 3) { notify { "better ${title} ${port}": } }
web { 'one': port => 80 }
create_resources('web', { 'two' => {} })
notify { 'after': require => Web['one'] }
--- bindings/default.pp
bindings default { bind Web to Better }
