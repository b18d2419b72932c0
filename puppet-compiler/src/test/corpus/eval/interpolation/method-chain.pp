$names = ['b', 'a']
"${names.map |$n| { "<${n}>" }.join('')}"
