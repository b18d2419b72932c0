function groups() { "[${1}]" }
if 'ab' =~ /(a)/ {
  notice(groups())
  notice($1)
}
