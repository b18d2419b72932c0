$if_a = 1
["${if_a}", "${facts['os']['family']}"]
