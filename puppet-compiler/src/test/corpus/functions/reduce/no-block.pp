[1].reduce
