[1].all
