$local = 'top'
class x { $local = 'inner'
 notice(t::scopep(), t::scopep('nono'), t::scopep() |$x| { $x + 1 })
}
include x
notice(t::scopep('x::local'))
