Integer({from=>'11', radix=>7})
