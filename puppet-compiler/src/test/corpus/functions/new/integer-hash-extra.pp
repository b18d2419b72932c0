Integer({from=>'11', foo=>7})
