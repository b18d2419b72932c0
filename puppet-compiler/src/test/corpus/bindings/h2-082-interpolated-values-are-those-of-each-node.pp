# node: kermit rack=r1 shelf=s9
# node: piggy rack=r2 shelf=s1
# node: gonzo rack=r3 shelf=s1
site { categories { rack => $facts['rack'], shelf => $facts['shelf'] } }
notice(inject('x'))
notify { "/etc/${trusted['certname']}.conf": }
--- bindings/default.pp
bindings default {
bind 'x' to 'any'
when shelf "s${1 + 8}" { bind 'x' to 'the ninth shelf' }
when rack "r${if $trusted['certname'] == 'piggy' { 2 } else { 9 }}" { bind 'x' to "rack of ${trusted['certname']}" }
bind parameters Notify["/etc/${trusted['certname']}.conf"] to { message => "for ${trusted['certname']}" }
}
