[downcase(''), downcase('ÄÖ'), downcase(['A', 'bC']), downcase(3)]
