unless 'abc' =~ /(x)/ {
  notice("[${1}]")
} else {
  notice('no')
}
unless 'abc' !~ /(b)/ {
  notice("b is ${1}")
}
