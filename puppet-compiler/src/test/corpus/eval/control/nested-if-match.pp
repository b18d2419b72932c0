if 'outer-1' =~ /outer-(\d)/ {
  if 'inner-2' =~ /inner-(\d)/ {
    notice("inner ${1}")
  }
  notice("outer ${1}")
}
notice("gone [${1}]")
