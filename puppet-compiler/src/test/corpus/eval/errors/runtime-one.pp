Runtime['ruby']
