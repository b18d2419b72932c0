# logs only
node /^(no)(de)/ {
  notice("${1}-${2} ${0}")
  if 'x' =~ /(x)/ { notice($1) }
  notice($1)
}
