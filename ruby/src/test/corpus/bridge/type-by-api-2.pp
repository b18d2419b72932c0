ty_api { 'a': nono => 5 }
