if 'foo-bar' =~ /(\w+)-(\w+)/ {
  notice("${0} ${1} ${2} [${3}]")
}
notice("[${1}]")
'key=value' =~ /(.*)=(.*)/
notice("${1} is ${2}")
'nothing' =~ /else/
notice("still ${1}")
