then(1) || { 1 }
