# node: kermit
# explain: /param/Web[one]/dbuser
# explain: /map/Web/Sql
define sql($user = 'u') { }
define web($dbuser = 'none') { }
--- bindings/default.pp
bindings default {
bind map Web to Sql { dbuser => user }
bind parameters Web['one'] to optional Sql['main']
bind parameters Web['one'] to { }
}
