if 'ab' =~ /(a)(b)/ {
  [1].each |$x| {
    notice("outer ${2}")
    if 'zz' =~ /(z)/ { notice("inner ${1} [${2}]") }
    notice("outer again ${1}")
  }
}
