tag('two words')
