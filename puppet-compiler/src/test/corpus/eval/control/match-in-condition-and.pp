if 'k=v' =~ /(.)=(.)/ and $1 == 'k' {
  notice("value ${2}")
}
