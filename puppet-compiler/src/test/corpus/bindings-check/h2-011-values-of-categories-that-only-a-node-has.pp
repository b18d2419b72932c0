site { categories { rack => $facts['rack'] } }
--- bindings/default.pp
bindings default {
when rack "r${nosuch}" { bind 'x' to 1 }
when node "${facts['primary']}" and shelf "s${facts['shelf']}" { bind 'x' to 2 }
bind parameters File["/etc/${hostname}"] to { mode => '0644' }
bind Integer[0, $facts['processors']['count']], 'y' to 1
}
