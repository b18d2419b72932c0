[1].reduce |$x| { 1 }
