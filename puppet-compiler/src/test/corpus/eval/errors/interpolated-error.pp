$a = "value: ${1 + 'x'}"
