$x = @("END":json/tn$)
  te${x}xt\t\n\$x $y
   more ${ $z + 1 }
  | - END