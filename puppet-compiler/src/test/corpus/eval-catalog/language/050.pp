# logs only
case 'abc' { /(a)(b)/: { notice($0, $1, $2) } default: { } }
if 'xyz' =~ /(y)/ { notice($1) }
notice($1)
