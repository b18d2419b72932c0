notice(Integer({from=>'-12', abs=>true}), Integer({from=>'11', radix=>2}))
