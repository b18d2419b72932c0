notice(hiera('list'), hiera('nosuch', 'else'), hiera('map.x'), hiera('nosuch') |$k| { "block ${k}" })
