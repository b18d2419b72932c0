Binary('@@@')
